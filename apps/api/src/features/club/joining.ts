import { defaultLanguage } from '@parral/api-spec/languages';
import { isEmail, isPhone, normaliseEmail } from '@parral/rules';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { officeAddress } from '../../platform/origin/office-address.ts';
import { siteOrigin } from '../../platform/origin/site-origin.ts';
import type { ClubDeps } from './club-deps.ts';
import { clubMailData } from './club-mail.ts';
import { filled } from './field-errors.ts';
import { insertJoiningRequest } from './joining.store.ts';

/**
 * Somebody asks to become a member: the estate gets a notice in the first of its languages, and the person a confirmation. Who is one already, or has
 * asked before, gets the same answer, and no second mail.
 */
export function joining(deps: ClubDeps): Pick<Handlers, 'requestToJoin'> {
  const { context } = deps;
  return {
    async requestToJoin({ body, request }) {
      await context.limits.take('joining by address', request.ip);
      const brand = (await deps.site()).brands.get(body.site);
      if (brand === undefined) throw new ApiError('BAD_REQUEST', { fields: { site: 'UNKNOWN_BRAND' } });
      refuseFields({
        ...(!isEmail(body.email) && { email: 'BAD_REQUEST' }),
        ...(filled(body.phone_number) && !isPhone(body.phone_number ?? '') && { phone_number: 'BAD_REQUEST' }),
      });
      await context.captcha.verify(request, body.captcha_key ?? '');
      const { language, site } = body;
      const person = {
        name: body.name.trim(),
        surname: body.surname.trim(),
        email: normaliseEmail(body.email),
        phone: (body.phone_number ?? '').trim(),
        message: (body.message ?? '').trim(),
      };
      const estateLanguage = brand.languages[0] ?? defaultLanguage;
      const origin = siteOrigin(request, brand.hosts, context.config.publicUrl);
      await transaction(context.db, async (tx) => {
        const id = await insertJoiningRequest(tx, { ...person, language, site });
        if (id === null) return;
        const notice = {
          key: `joining:${id}:notice`,
          to: brand.email,
          name: 'club-joining-notice',
          language: estateLanguage,
          data: clubMailData(brand, estateLanguage, { name: person.name, person, office: officeAddress(origin, `club/requests/${id}`) }),
        } as const;
        await context.mail.order(tx, notice);
        const data = clubMailData(brand, language, { name: person.name, person });
        await context.mail.order(tx, { key: `joining:${id}`, to: person.email, name: 'club-joining-received', language, data });
      });
      return { status: 'ok' };
    },
  };
}
