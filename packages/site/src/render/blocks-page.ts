import { type AppName, apps } from '@parral/api-spec/apps';
import type { Template, View } from '../http/app.ts';
import { blockPicturePath, blocksPagePath } from '../paths/paths.ts';
import { attributesOf } from './attributes.ts';
import type { Block } from './modules.ts';
import type { Translate } from '../words/translator.ts';
import { addressesOf } from './site-texts.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * For editors: every block of an app with its attributes, as its schema has them, how it is written in a template, and the block
 * itself, drawn from its example with the estate's own data, or its picture where it needs more than a page has.
 */
export function blocksTemplate(app: AppName, blocks: ReadonlyMap<string, Block>, { language, site, path }: View, t: Translate<'site/shell'>): Template {
  const addresses = addressesOf(site, language);
  // Those for everywhere are shown once, on the page of content.
  const own = [...blocks.values()].filter(({ definition }) => definition.name.startsWith(`${app}/`));
  const shown = own.map(({ definition }) => {
    const { name, attributes: schema, example, page } = definition;
    const attributes = attributesOf(schema);
    const rows = attributes.map(
      ({ name, required, description }) =>
        `<div><dt>${escapeHtml(name)}</dt><dd>${required ? `<strong>${t('editors_required')}.</strong> ` : ''}${escapeHtml(description)}</dd></div>`,
    );
    const written = example ? Object.entries(example) : attributes.filter(({ required }) => required).map(({ name }) => [name, '…'] as const);
    const tag = `{% block '${name}'${written.map(([name, value]) => `, ${name}: '${value.replaceAll('\n', '⏎')}'`).join('')} %}`;
    const place = page && addresses[page];
    const picture = `<figure data-frame><img src="${blockPicturePath(name)}" alt="" width="960" height="640" loading="lazy"><figcaption>${t('editors_picture')}${place ? ` <a href="${escapeHtml(place)}">${t('editors_page')}</a>` : ''}</figcaption></figure>`;
    const data = written.map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`).join('');
    return `<section data-section="plain" id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>${
      rows.length > 0 ? `<dl>${rows.join('')}</dl>` : `<p>${t('editors_no_attributes')}</p>`
    }<p><code>${escapeHtml(tag)}</code></p>${
      example ? `</section><section data-section="raise"><div data-block="${name}"${data}></div></section>` : `${picture}</section>`
    }`;
  });
  const others = apps.map((name) => `<a href="${blocksPagePath(name)}">${name}</a>`).join(' · ');
  return {
    page: {
      id: `blocks-${app}`,
      key: 'editors-blocks',
      app,
      theme: site.theme.name,
      layout: 'default',
      title: `${t('editors_blocks')}: ${app}`,
      description: '',
      attributes: {},
      params: {},
      alternates: { [language]: path },
      robots: 'noindex',
      access: 'public',
      content_version: site.content_version,
    },
    html: `<section data-section="plain"><header><h1>${t('editors_blocks')}: ${app}</h1><p>${others}</p></header></section>${shown.join('')}`,
  };
}
