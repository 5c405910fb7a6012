import preview from '@parral/site/stories/preview';
import { officeThemes } from '@parral/ui/themes/registry';
import '../src/testing/register-messages.ts';

// An object of its own: Storybook reads this file before it runs it.
export default { ...preview, initialGlobals: { ...preview.initialGlobals, theme: officeThemes[0] }, tags: ['autodocs'] };
