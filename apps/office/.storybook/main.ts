import { storybook } from '@parral/config/storybook';

export default storybook('../src');
