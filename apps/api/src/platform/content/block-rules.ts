/**
 * What the front ends say of the blocks that templates call. The server knows none of them itself: whoever puts both into one
 * process hands it over, see apps/estate. A server on its own reads templates without it.
 */
export interface BlockRules {
  /** Names of the blocks that pages of an app may call, for example `shop/catalogue`; of an app that is not there, none. */
  of(app: string): readonly string[];
  /** What a block has against attributes as a template writes them (`page-id`), one sentence each; empty where it takes them. */
  errors(block: string, attributes: Readonly<Record<string, string>>): readonly string[];
}
