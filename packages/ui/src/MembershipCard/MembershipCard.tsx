import { CardEngraving, type CardTier, Mark } from '../illustrations/index.ts';
import * as css from './MembershipCard.css.ts';

export interface MembershipCardProps {
  /** whose colour and engraving it has */
  tier: CardTier;
  /** the same in words, as the colour alone says nothing: Platino */
  tierLabel: string;
  name: string;
  /** at its foot, as `{ label: 'Socio', value: '00 214' }`; two or three */
  facts: readonly { label: string; value: string }[];
}

/** A member's card, engraved; it turns its face to who comes. The one thing with round corners; the same in every theme, like the card in the purse. */
export function MembershipCard({ tier, tierLabel, name, facts }: MembershipCardProps) {
  return (
    <div className={css.card[tier]}>
      <div className={css.back} aria-hidden="true">
        <Mark name="key" size={58} />
      </div>
      <div className={css.frame}>
        <div className={css.picture}>
          <CardEngraving tier={tier} />
        </div>
        <div className={css.head}>
          <Mark name="key" size={58} />
          <p className={css.tier}>{tierLabel}</p>
        </div>
        <div className={css.foot}>
          <p className={css.name}>{name}</p>
          <dl className={css.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={css.fact}>
                <dt>{label}</dt> <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}
