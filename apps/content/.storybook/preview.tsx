import preview from '@parral/site/stories/preview';
import '../src/testing/register-messages.ts';

// An object of its own: Storybook reads this file before it runs it.
export default { ...preview, tags: ['autodocs'] };
