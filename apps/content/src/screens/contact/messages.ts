import type { Language } from '@parral/api-spec/languages';

const es = {
  title: 'Falta un paso',
  text: 'Para enviar desde aquí hace falta JavaScript, que distingue a las personas de los robots. Su mensaje está listo en su correo: ábralo y envíelo a {{email}}.',
  open: 'Abrir mi correo',
  back: 'Volver a contacto',
};

const en: Record<keyof typeof es, string> = {
  title: 'One step left',
  text: 'Sending from here needs JavaScript, which tells people from robots. Your message is ready in your own mail: open it and send it to {{email}}.',
  open: 'Open my mail',
  back: 'Back to contact',
};

export default { es, en } satisfies Record<Language, typeof es>;
