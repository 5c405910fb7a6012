import * as css from './LanguageSwitch.css.ts';

export interface LanguageChoice {
  /** `es`, `en` */
  language: string;
  /** as shown: ES */
  short: string;
  /** in that language: Español */
  name: string;
  href: string;
}

export interface LanguageSwitchProps {
  /** names the list: Idioma */
  label: string;
  choices: readonly LanguageChoice[];
  current: string;
}

/** The same page in the other language, as text. */
export function LanguageSwitch({ label, choices, current }: LanguageSwitchProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {choices.map((choice) => (
        <li key={choice.language} className={css.item}>
          <a
            href={choice.href}
            className={css.link}
            lang={choice.language}
            hrefLang={choice.language}
            aria-label={`${choice.short}, ${choice.name}`}
            aria-current={choice.language === current ? 'true' : undefined}
            data-language-switch={choice.language}
          >
            {choice.short}
          </a>
        </li>
      ))}
    </ul>
  );
}
