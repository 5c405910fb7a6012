import { make } from './card-field.ts';
import { type Appearance, addSheet, applyAppearance } from './card-style.ts';
import { type Language, words } from './words.ts';

/** Asks the person to pass or refuse the test bank's challenge; leaving the dialog is a refusal. */
export function askChallenge(shown: { amount: number; currency: string }, language: Language, appearance: Appearance | undefined): Promise<'succeed' | 'fail'> {
  addSheet();
  const said = words[language];
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: shown.currency }).format(shown.amount / 100);
  const dialog = make('dialog', 'sb-challenge', {
    'aria-labelledby': 'sandbox-challenge-title',
    'aria-describedby': 'sandbox-challenge-text',
    lang: language,
  });
  applyAppearance(dialog, appearance);
  const complete = make('button', 'sb-challenge__button sb-challenge__button--main', { type: 'button' }, said.complete);
  const fail = make('button', 'sb-challenge__button', { type: 'button' }, said.fail);
  const actions = make('div', 'sb-challenge__actions');
  actions.append(complete, fail);
  dialog.append(
    make('h2', 'sb-challenge__title', { id: 'sandbox-challenge-title' }, said.challenge),
    make('p', 'sb-challenge__text', { id: 'sandbox-challenge-text' }, `${said.challengeText} ${amount}.`),
    actions,
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    const end = (outcome: 'succeed' | 'fail') => {
      dialog.close();
      dialog.remove();
      resolve(outcome);
    };
    complete.addEventListener('click', () => end('succeed'));
    fail.addEventListener('click', () => end('fail'));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      end('fail');
    });
  });
}
