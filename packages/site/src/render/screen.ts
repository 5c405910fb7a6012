import type { Language } from '@parral/api-spec/languages';
import type { ReactNode } from 'react';
import type { ScreenView } from '../http/app.ts';
import type { Words } from '../words/translator.ts';

/** What a screen answers: a page of its own, or a way on. */
export type ScreenAnswer =
  | {
      status: number;
      title: string;
      body: ReactNode;
      /** when not that of the address */ language?: Language;
      /** in the club's look rather than the brand's */ theme?: 'club';
      /** this screen in other languages, for the switch; home where it is not said */ alternates?: Readonly<Record<string, string>>;
      layout?: 'default' | 'checkout';
      cookies?: readonly string[];
    }
  | { redirect: string; cookies?: readonly string[] };

/** What a screen is asked with; its language may be another than the address's. */
export type ScreenRequest = ScreenView & { words: (language: Language) => Words };
/** A page outside the templates: reads the request, calls the API, answers. */
export type Screen = (request: ScreenRequest) => Promise<ScreenAnswer>;
