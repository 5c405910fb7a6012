import type { ApiClient } from '@parral/api-client';
import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import type { Words } from '@parral/site/words';
import type { ReactNode } from 'react';

export type Session = components['schemas']['OfficeSession'];
export type Person = components['schemas']['OfficePerson'];
export type Right = components['schemas']['OfficeRight'];

/** What a page is asked with. */
export interface PageRequest {
  /** Parts of the address that the page's route names with a colon. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  session: Session;
  language: Language;
  words: Words;
  api: ApiClient;
  /** The estate's brands, by their ids. */
  brands: readonly string[];
}

/** What stands in the page's main part; the shell stands round it. */
export interface Shown {
  status?: number;
  title: string;
  body: ReactNode;
}

/** A way on, by GET: after a form was done, or where there is nothing to see here. */
export interface Moved {
  to: string;
}

/** A file that a form asked for. */
export interface Sent {
  /** With its ending. */
  name: string;
  type: string;
  content: string;
}

/** A list as a file. */
export interface CsvFile {
  /** As the log of actions names it. */
  list: components['schemas']['OfficeListName'];
  /** Of the file, without its ending. */
  name: string;
  head: readonly string[];
  /** Read while they are sent. */
  rows: Iterable<readonly (string | number | null)[]> | AsyncIterable<readonly (string | number | null)[]>;
}

/** One kind of page. What a form posts to its address comes to `submit`, which shows the page again or leads on. */
export interface Page {
  /** Below the home, without slashes at its ends: `orders/:number`. */
  route: string;
  /** In what state of the session it is there: `any`, or one; everybody else is led to where they belong. */
  access: 'any' | Session['state'];
  /** What a person must be allowed; everybody who is signed in where it is not said. */
  right?: Right;
  show(request: PageRequest): Promise<Shown | Moved>;
  /** The whole list that the page shows a page of, as a file: at the same address with `csv=1`. The log of actions says who took it. */
  csv?(request: PageRequest): Promise<CsvFile>;
  submit?(request: PageRequest, form: URLSearchParams): Promise<Shown | Moved | Sent>;
}
