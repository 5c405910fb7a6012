export { addToken, describeScopes, type NewToken, TokenRefused } from './add-token.ts';
export { installTokens } from './install-tokens.ts';
export { listTokens, revokeToken, type TokenRow } from './tokens.store.ts';

export const uses = ['staff'] as const;
