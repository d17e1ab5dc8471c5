import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts, type Texts } from '../../texts/texts.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { inOrder } from '../platform/in-order.ts'
import type { OfferTerms } from './part-queries.ts'
import type { DesignRow } from './queries.ts'
import { urls } from '../platform/urls.ts'
import { dayText } from '../platform/wall-clock.ts'

type MailDeps = Pick<Deps, 'jobs' | 'origin'>
type Notification<Kind> = { design: DesignRow; kind: Kind; message: string; terms?: OfferTerms }

/** Notifies the buyer, in their language, with the way to the design; not at an address that is not confirmed. */
export async function mailBuyer(
  tx: Tx,
  deps: MailDeps,
  notification: Notification<'proof' | 'rejected'>,
): Promise<void> {
  const { email, ...buyer } = notification.design.buyer
  if (email === null) return
  await send(tx, deps, {
    ...notification,
    recipient: { ...buyer, email },
    url: deps.origin + urls(buyer.language).productDesign(notification.design.id),
  })
}

/** Notifies everybody who works for the store in their language; where nobody has an account, its address in German. */
export async function mailStore(
  tx: Tx,
  deps: MailDeps,
  notification: Notification<'submitted' | 'changes' | 'approved'>,
): Promise<void> {
  const recipients = await findStoreRecipients(tx, notification.design.storeId)
  await Promise.all(recipients.map((recipient) => send(tx, deps, { ...notification, recipient, url: null })))
}

type Kind = keyof Texts['designs']['mails']['notifications']
type DesignMail = Notification<Kind> & { recipient: Recipient; url: string | null }

async function send(
  tx: Tx,
  { jobs }: MailDeps,
  { design, kind, message, terms, recipient, url }: DesignMail,
): Promise<void> {
  const { language } = recipient
  const t = texts(language).designs.mails
  const about = {
    title: design.title,
    product: language === 'de' ? design.nameDe : design.nameEn,
    store: design.storeName,
    buyer: design.companyName,
  }
  const { subject, title, body, button } = t.notifications[kind]
  const paragraphs = [t.hello(recipient.firstName), body(about), ...(terms ? [offerText(terms, language)] : [])]
  const parts = mailLayout({
    language,
    title,
    paragraphs: message.trim() ? [...paragraphs, t.message(message.trim())] : paragraphs,
    ...(url && { button: { label: button, url } }),
  })
  await queueMail(tx, jobs, { id: newId(), to: recipient.email, subject: subject(about), ...parts })
}

function offerText(terms: OfferTerms, language: Language): string {
  const t = texts(language).designs.mails
  const locale = language === 'de' ? 'de-DE' : 'en-GB'
  const { unitPriceCents, setupFeeCents, minQuantity, leadTimeDays, validUntil } = terms
  return t.offer({
    unitPrice: moneyText(unitPriceCents, language),
    setupFee: moneyText(setupFeeCents, language),
    minQuantity: new Intl.NumberFormat(locale).format(minQuantity),
    leadTimeDays,
    validUntil: dayText(validUntil, language),
  })
}

type Recipient = { email: string; firstName: string; language: Language }

/** The accounts of a store; its own address where there is none. */
async function findStoreRecipients(tx: Tx, storeId: string): Promise<Recipient[]> {
  const [people, [store]] = await inOrder([
    () => tx<Recipient[]>`
      select a.email, a.first_name, a.language from membership m join account a on a.id = m.account_id
      where m.store_id = ${storeId} and m.roles && '{OWNER,SALES}' order by m.created_at, m.id`,
    () => tx<{ email: string | null; name: string }[]>`
      select legal ->> 'email' as email, name from store where id = ${storeId}`,
  ])
  if (people.length > 0) return [...people]
  return store?.email ? [{ email: store.email, firstName: store.name, language: 'de' }] : []
}
