import { appConfig } from '@parral/site/vite';

export default appConfig('booking');
