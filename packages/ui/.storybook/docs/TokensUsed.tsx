import { sheets } from 'virtual:written';
import { tokensIn } from './tokens-in.ts';

/** The tokens that a component's own sheet draws with, each as it is in the theme of the toolbar. */
export function TokensUsed({ component }: { component: string }) {
  const tokens = tokensIn(sheets[component] ?? '');
  if (tokens.length === 0) return null;
  return (
    <section className="doc-part">
      <h2>Tokens</h2>
      <ul className="doc-tokens">
        {tokens.map((token) => (
          <li key={token}>
            {token.startsWith('color.') && <i style={{ background: `var(--${token.replace('.', '-')})` }} />}
            <code>{token}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
