import { useWords, richText } from '@parral/site/words';
import { Checkbox, TextArea, TextLink } from '@parral/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { COMMENT_MAX, GIFT_MESSAGE_MAX } from '../form/checkout-schema.ts';
import type { CheckoutValues } from '../form/checkout-values.ts';
import { useCheckoutFields } from '../form/fields.ts';
import { useCheckoutPlace } from '../screen/checkout-place.ts';

/** Comment up to 200 letters, gift (a parcel without prices, with a message if wanted), newsletter unless a member has it already, and for members the keeping of their data. */
export function ExtrasFields() {
  const t = useWords('shop/checkout');
  const { field } = useCheckoutFields();
  const { brandName, buyer } = useCheckoutPlace();
  const { control } = useFormContext<CheckoutValues>();
  const [comment, isGift, giftMessage] = useWatch({ control, name: ['extras.comment', 'extras.isGift', 'extras.giftMessage'] });
  return (
    <>
      <TextArea
        label={t(buyer.byMail ? 'comment_by_mail' : 'comment')}
        hint={buyer.byMail ? undefined : t('comment_hint')}
        maxLength={COMMENT_MAX}
        rows={3}
        counter={(used, most) => t('comment_counter', { used, most })}
        {...field('extras.comment')}
        value={comment}
      />
      <div>
        {!buyer.byMail && <Checkbox label={t('gift')} {...field('extras.isGift')} />}
        {!buyer.byMail && isGift && (
          <TextArea
            label={t('gift_message')}
            hint={t('gift_message_hint')}
            maxLength={GIFT_MESSAGE_MAX}
            rows={3}
            counter={(used, most) => t('comment_counter', { used, most })}
            {...field('extras.giftMessage')}
            value={giftMessage}
          />
        )}
        {buyer.member && <Checkbox label={t('update_member')} {...field('extras.updateMember')} />}
        {!buyer.member?.personal_information.has_newsletter_subscription && (
          <Checkbox label={t('newsletter', { brand: brandName })} {...field('extras.newsletter')} />
        )}
      </div>
    </>
  );
}

/** Terms of sale, for visitors: `required` once Continue was pressed, gone after step one (specification section 5). */
export function TermsField() {
  const t = useWords('shop/checkout');
  const { field } = useCheckoutFields();
  const { termsUrl } = useCheckoutPlace();
  const label = richText(t('terms'), { terms: (words) => termsLink(words, termsUrl) });
  return <Checkbox label={label} {...field('terms.accepted')} />;
}

const termsLink = (words: string, href: string) => (
  <TextLink variant="inline" href={href} target="_blank" rel="noopener">
    {words}
  </TextLink>
);
