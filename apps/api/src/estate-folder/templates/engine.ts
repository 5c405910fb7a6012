import { Hash, Liquid, Tag, toValue } from 'liquidjs';
import type { Context, Emitter, TagToken, TopLevelToken } from 'liquidjs';

/** A `{% block %}` tag met while a template is parsed. */
export interface BlockUse {
  name: string;
  /** Template name given to the parser. */
  file: string | undefined;
  line: number;
  column: number;
}

interface EngineOptions {
  partials: Record<string, string>;
  /** Called for each block tag, when a template is parsed. */
  onBlock?: (use: BlockUse) => void;
  /** Report every unknown variable of a template instead of the first. */
  everyError?: boolean;
}

/**
 * The Liquid engine of pages and mails: what is printed is escaped unless
 * `| raw` says otherwise, unknown variables and filters are errors, partials
 * come from the folder only, and `{% block 'app/name', key: value %}` writes
 * the placeholder that the app's server replaces.
 */
export function createEngine({ partials, onBlock, everyError = false }: EngineOptions): Liquid {
  const engine = new Liquid({
    outputEscape: 'escape',
    strictVariables: true,
    strictFilters: true,
    ownPropertyOnly: true,
    templates: partials,
    catchAllErrors: everyError,
    parseLimit: 1_000_000,
    renderLimit: 2_000,
    memoryLimit: 20_000_000,
  });
  engine.registerTag('block', blockTag(onBlock));
  return engine;
}

function blockTag(onBlock: EngineOptions['onBlock']) {
  return class BlockTag extends Tag {
    readonly #name: string;
    readonly #attributes: Hash;

    constructor(token: TagToken, rest: TopLevelToken[], liquid: Liquid) {
      super(token, rest, liquid);
      const [line = 1, column = 1] = token.getPosition();
      this.#name = blockName(this.tokenizer.remaining());
      this.tokenizer.readValue();
      this.tokenizer.skipBlank();
      this.#attributes = new Hash(this.tokenizer);
      onBlock?.({ name: this.#name, file: token.file, line, column });
    }

    override *render(context: Context, emitter: Emitter): Generator<unknown, void, Record<string, unknown>> {
      const values = yield this.#attributes.render(context);
      emitter.write(placeholder(this.#name, values));
    }
  };
}

function blockName(written: string): string {
  const found = /^\s*(['"])([a-z]+\/[a-z]+(?:-[a-z0-9]+)*)\1/.exec(written);
  if (found?.[2] === undefined) throw new Error(`expected the name of a block in quotes such as {% block 'shop/catalogue' %}`);
  return found[2];
}

/** `<div data-block="shop/catalogue" data-page-id="12"></div>`; empty values are left out. */
export function placeholder(name: string, attributes: Record<string, unknown>): string {
  const written = Object.entries(attributes)
    .map(([key, value]): [string, unknown] => [key, toValue(value)])
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => ` data-${key}="${escapeAttribute(String(value))}"`);
  return `<div data-block="${name}"${written.join('')}></div>`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeAttribute(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
