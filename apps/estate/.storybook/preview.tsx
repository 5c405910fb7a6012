import { registerMessages } from '@parral/site/testing';
import preview from '@parral/site/stories/preview';
import { messages as blocks } from '../../../packages/blocks/src/messages.ts';
import { messages as booking } from '../../booking/src/messages.ts';
import { messages as club } from '../../club/src/messages.ts';
import { messages as content } from '../../content/src/messages.ts';
import { messages as office } from '../../office/src/messages.ts';
import { messages as shop } from '../../shop/src/messages.ts';

// Said here, where a build keeps it: of a room it takes only what is asked for by name.
for (const [room, messages] of Object.entries({ blocks, booking, club, content, office, shop })) registerMessages(room, messages);

// An object of its own: Storybook reads this file before it runs it.
export default { ...preview, tags: ['autodocs'] };
