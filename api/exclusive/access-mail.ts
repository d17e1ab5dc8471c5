import type { Language } from '../../contract/platform/values.ts'
import { accessMail as de } from '../../texts/de/exclusive/mails.ts'
import { accessMail as en } from '../../texts/en/exclusive/mails.ts'
import { newId } from '../platform/ids.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { StoreDesk } from '../stores/find-store-desk.ts'
import type { Party } from './access-request-queries.ts'
import { canonicalUrl } from '../products/product-address.ts'

type Application = { id: string; buyer: Party; message: string }

/** To the store: who asks for what, and why. One application has one: the id is made from it. */
export function applicationMail({ id, buyer, message }: Application, { email, language }: StoreDesk): Mail {
  const t = { de, en }[language]
  const body = mailLayout({
    language,
    title: t.application.title,
    paragraphs: [
      t.application.asks({ ...buyer, name: nameIn(buyer, language) }),
      t.application.person(buyer),
      `${t.application.message}\n${message}`,
    ],
    closing: [t.application.closing],
    footer: t.footer,
  })
  return { id: `access-${id}`, to: email, subject: t.application.subject(buyer.skuId), ...body }
}

/** To the buyer, with the name of what they may see from now on. */
export function grantedMail(
  party: Party,
  { expiresAt, reason, origin }: { expiresAt: Date | null; reason: string | null; origin: string },
): Mail {
  const { language, skuId, nameDe } = party
  const t = { de, en }[language]
  return toBuyer(party, {
    subject: t.granted.subject(skuId),
    title: t.granted.title,
    paragraphs: [
      t.granted.body({ ...party, name: nameIn(party, language) }),
      expiresAt ? t.granted.until(dayText(expiresAt, language)) : t.granted.withoutEnd,
      ...said(reason, language),
    ],
    button: {
      label: t.granted.button,
      url: `${origin}${language === 'de' ? '/de' : ''}${canonicalUrl({ skuId, nameDe })}`,
    },
  })
}

/** To the buyer; names the SKU alone, as who may not see a product learns nothing of it. */
export function refusedMail(party: Party, why: 'rejected' | 'withdrawn', reason: string | null): Mail {
  const { language, skuId } = party
  const t = { de, en }[language]
  return toBuyer(party, {
    subject: t[why].subject(skuId),
    title: t[why].title,
    paragraphs: [t[why].body(skuId), ...said(reason, language)],
  })
}

type Written = { subject: string; title: string; paragraphs: string[]; button?: { label: string; url: string } }

function toBuyer({ email, firstName, language }: Party, { subject, paragraphs, ...rest }: Written): Mail {
  const t = { de, en }[language]
  const body = mailLayout({ language, ...rest, paragraphs: [t.hello(firstName), ...paragraphs], footer: t.footer })
  return { id: newId(), to: email, subject, ...body }
}

const said = (reason: string | null, language: Language) =>
  reason ? [`${{ de, en }[language].storeSays}\n${reason}`] : []

const nameIn = ({ nameDe, nameEn }: Party, language: Language) => (language === 'de' ? nameDe : nameEn)

/** The day in Germany, '21. November 2026'. */
export const dayText = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(at)
