import type { Template, View } from '../door/app.ts';
import { attributesOf } from './attributes.ts';
import type { Block } from './modules.ts';
import { escapeHtml } from './template/entities.ts';

const words = {
  es: {
    title: 'Bloques',
    none: 'Sin atributos.',
    must: 'obligatorio',
    own: 'Este bloque se ve en su propia página, y con todos sus estados en las historias (npm run storybook).',
  },
  en: {
    title: 'Blocks',
    none: 'No attributes.',
    must: 'required',
    own: 'This block is seen on its own page, and in all its states in the stories (npm run storybook).',
  },
} as const;

/**
 * For editors: every block of an app with its attributes, as its schema has them, how it is written in a template, and the block
 * itself, drawn from its example with the estate's own data.
 */
export function blocksTemplate(app: Template['page']['app'], blocks: ReadonlyMap<string, Block>, { language, site, path }: View): Template {
  const t = words[language];
  // Those for everywhere are shown once, on the page of content.
  const own = [...blocks.values()].filter(({ definition }) => definition.name.startsWith(`${app}/`));
  const shown = own.map(({ definition }) => {
    const rows = attributesOf(definition.attributes).map(
      ({ name, required, says }) => `<div><dt>${escapeHtml(name)}</dt><dd>${required ? `<strong>${t.must}.</strong> ` : ''}${escapeHtml(says)}</dd></div>`,
    );
    const written = Object.entries(definition.example ?? {});
    const tag = `{% block '${definition.name}'${written.map(([name, value]) => `, ${name}: '${value.replaceAll('\n', '⏎')}'`).join('')} %}`;
    const drawn = definition.example
      ? `<div data-block="${definition.name}"${written.map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`).join('')}></div>`
      : `<p>${t.own}</p>`;
    return `<section data-section="plain" id="${escapeHtml(definition.name)}"><h2>${escapeHtml(definition.name)}</h2>${
      rows.length > 0 ? `<dl>${rows.join('')}</dl>` : `<p>${t.none}</p>`
    }<p><code>${escapeHtml(tag)}</code></p></section><section data-section="raise">${drawn}</section>`;
  });
  const others = (['content', 'shop', 'booking', 'club'] as const).map((name) => `<a href="/editors/blocks/${name}">${name}</a>`).join(' · ');
  return {
    page: {
      id: `blocks-${app}`,
      key: 'editors-blocks',
      app,
      theme: site.theme,
      layout: 'default',
      title: `${t.title}: ${app}`,
      description: '',
      attributes: {},
      params: {},
      alternates: { [language]: path },
      robots: 'noindex',
      access: 'public',
      content_version: site.content_version,
    },
    html: `<section data-section="plain"><header><h1>${t.title}: ${app}</h1><p>${others}</p></header></section>${shown.join('')}`,
  };
}
