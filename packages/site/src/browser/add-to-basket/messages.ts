import en from './messages.en.ts';
import es from './messages.es.ts';

export default { es, en };
