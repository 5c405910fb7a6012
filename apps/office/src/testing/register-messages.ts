import { registerMessages } from '@parral/site/testing';
import { messages } from '../messages.ts';

registerMessages('office', messages);
