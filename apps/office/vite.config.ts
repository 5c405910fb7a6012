import { appConfig } from '@parral/site/build';

export default appConfig('office');
