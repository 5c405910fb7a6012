import { storybook } from '@parral/config/storybook';

/** The whole house in one: the design system and the blocks of every app. */
export default storybook(
  '../../../packages/ui/.storybook/pages',
  '../../../packages/ui/src',
  '../../../packages/site/src',
  '../../../packages/blocks/src',
  '../../shop/src',
  '../../booking/src',
  '../../club/src',
  '../../content/src',
  '../../office/src',
);
