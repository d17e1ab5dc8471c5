import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { newId } from '../platform/ids.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { StoreDesk } from '../stores/find-store-desk.ts'
import type { Applicant } from './request-queries.ts'
import { canonicalUrl } from '../products/product-address.ts'
import { urls } from '../platform/urls.ts'
import { dayText } from '../platform/wall-clock.ts'

type Application = { id: string; buyer: Applicant; message: string }

/** To the store: who asks for what, and why. One application has one: the id is made from it. */
export function applicationMail({ id, buyer, message }: Application, { email, language }: StoreDesk): Mail {
  const t = texts(language).exclusive.mails
  const body = mailLayout({
    language,
    title: t.application.title,
    paragraphs: [
      t.application.asks({ ...buyer, name: nameIn(buyer, language) }),
      t.application.person(buyer),
      `${t.application.message}\n${message}`,
    ],
    closing: [t.application.closing],
  })
  return { id: `access-${id}`, to: email, subject: t.application.subject(buyer.skuId), ...body }
}

/** To the buyer, with the name of what they may see from now on. */
export function grantedMail(
  applicant: Applicant,
  { expiresAt, reason, origin }: { expiresAt: Date | null; reason: string | null; origin: string },
): Mail {
  const { language, skuId, nameDe } = applicant
  const t = texts(language).exclusive.mails
  return toBuyer(applicant, {
    subject: t.granted.subject(skuId),
    title: t.granted.title,
    paragraphs: [
      t.granted.body({ ...applicant, name: nameIn(applicant, language) }),
      expiresAt ? t.granted.until(dayText(expiresAt, language)) : t.granted.withoutEnd,
      ...reasonParagraph(reason, language),
    ],
    button: {
      label: t.granted.button,
      url: origin + urls(language).product(canonicalUrl({ skuId, nameDe })),
    },
  })
}

/** To the buyer; names the SKU alone, as who may not see a product learns nothing of it. */
export function refusedMail(applicant: Applicant, why: 'rejected' | 'withdrawn', reason: string | null): Mail {
  const { language, skuId } = applicant
  const t = texts(language).exclusive.mails
  return toBuyer(applicant, {
    subject: t[why].subject(skuId),
    title: t[why].title,
    paragraphs: [t[why].body(skuId), ...reasonParagraph(reason, language)],
  })
}

type Content = { subject: string; title: string; paragraphs: string[]; button?: { label: string; url: string } }

function toBuyer({ email, firstName, language }: Applicant, { subject, paragraphs, ...rest }: Content): Mail {
  const t = texts(language).exclusive.mails
  const body = mailLayout({ language, ...rest, paragraphs: [t.hello(firstName), ...paragraphs] })
  return { id: newId(), to: email, subject, ...body }
}

const reasonParagraph = (reason: string | null, language: Language) =>
  reason ? [`${texts(language).exclusive.mails.storeSays}\n${reason}`] : []

const nameIn = ({ nameDe, nameEn }: Applicant, language: Language) => (language === 'de' ? nameDe : nameEn)
