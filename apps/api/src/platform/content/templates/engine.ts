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
  /** Called for each block tag that is rendered, with what its attributes are then. */
  onRendered?: (use: BlockUse, attributes: Record<string, string>) => void;
  /** Report every unknown variable of a template instead of the first. */
  everyError?: boolean;
}

/**
 * The Liquid engine of pages and mails: what is printed is escaped unless
 * `| raw` says otherwise, unknown variables and filters are errors, partials
 * come from the folder only, and `{% block 'app/name', key: value %}` writes
 * the placeholder that the app's server replaces.
 */
export function createEngine({ partials, onBlock, onRendered, everyError = false }: EngineOptions): Liquid {
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
  engine.registerTag('block', blockTag({ onBlock, onRendered }));
  return engine;
}

function blockTag({ onBlock, onRendered }: Pick<EngineOptions, 'onBlock' | 'onRendered'>) {
  return class BlockTag extends Tag {
    readonly #use: BlockUse;
    readonly #attributes: Hash;

    constructor(token: TagToken, rest: TopLevelToken[], liquid: Liquid) {
      super(token, rest, liquid);
      const [line = 1, column = 1] = token.getPosition();
      this.#use = { name: blockName(this.tokenizer.remaining()), file: token.file, line, column };
      this.tokenizer.readValue();
      this.tokenizer.skipBlank();
      this.#attributes = new Hash(this.tokenizer);
      onBlock?.(this.#use);
    }

    override *render(context: Context, emitter: Emitter): Generator<unknown, void, Record<string, unknown>> {
      const values = given(yield this.#attributes.render(context));
      onRendered?.(this.#use, values);
      emitter.write(placeholder(this.#use.name, values));
    }
  };
}

function blockName(written: string): string {
  const found = /^\s*(['"])([a-z]+\/[a-z]+(?:-[a-z0-9]+)*)\1/.exec(written);
  if (found?.[2] === undefined) throw new Error(`expected the name of a block in quotes such as {% block 'shop/catalogue' %}`);
  return found[2];
}

/** Attributes that have a value, as text. */
function given(values: Record<string, unknown>): Record<string, string> {
  const known = Object.entries(values).map(([key, value]): [string, unknown] => [key, toValue(value)]);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined && value !== null).map(([key, value]) => [key, String(value)]));
}

/** `<div data-block="shop/catalogue" data-page-id="12"></div>` */
export function placeholder(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` data-${key}="${escapeAttribute(value)}"`);
  return `<div data-block="${name}"${written.join('')}></div>`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeAttribute(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
