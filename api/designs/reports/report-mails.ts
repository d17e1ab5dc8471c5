import { texts } from '../../../texts/texts.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { urls } from '../../platform/urls.ts'
import type { DesignRow } from '../queries.ts'

type Blocked = { reportNumber: string; statement: string; origin: string }

/** The statement of reasons for the buyer (Art. 17 Regulation (EU) 2022/2065); null without an address that is confirmed. */
export function blockedMail(
  { id, title, buyer, nameDe, nameEn }: DesignRow,
  { reportNumber, statement, origin }: Blocked,
): Mail | null {
  const { email, firstName, language } = buyer
  if (email === null) return null
  const t = texts(language).designs.reports
  const about = { title, product: language === 'de' ? nameDe : nameEn }
  const paragraphs = [
    texts(language).designs.mails.hello(firstName),
    t.body(about),
    t.reason(statement),
    t.ground,
    t.reported,
    t.redress(reportNumber),
  ]
  const button = { label: t.button, url: origin + urls(language).productDesign(id) }
  const subject = t.subject(about)
  return {
    id: `design-block-${reportNumber}`,
    to: email,
    subject,
    ...mailLayout({ language, title: t.title, paragraphs, button }),
  }
}
