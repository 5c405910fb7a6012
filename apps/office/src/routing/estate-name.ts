import { createClient } from '@parral/api-client';
import { apiOrigin, type PrivateRequest } from '@parral/site/http';

/** For so long a name is taken as known, in milliseconds: it changes with an import. */
const freshFor = 60_000;

/** The estate's name as a sign: that of its first brand, as its theme writes it. */
export class EstateName {
  #known: { name: string; until: number } | undefined;

  /** Its id in brands.yaml where the API does not answer: a page never fails for its sign. */
  async of({ api, brands: [brand = ''] }: PrivateRequest): Promise<string> {
    if (this.#known && this.#known.until > Date.now()) return this.#known.name;
    try {
      const { name, theme } = await createClient({ baseUrl: apiOrigin, fetch: api }).getSite({ path: { brand } });
      this.#known = { name: theme.wordmark.text ?? name, until: Date.now() + freshFor };
    } catch (error) {
      console.error('the name of the estate could not be asked for', error);
    }
    return this.#known?.name ?? brand;
  }
}
