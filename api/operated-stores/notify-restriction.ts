import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { About } from '../desk/notices/about.ts'
import { notifyStore } from '../desk/notices/notify.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { urls } from '../platform/urls.ts'
import { momentText } from '../platform/wall-clock.ts'
import { findStoreName } from '../stores/find-store-desk.ts'

export type RestrictionDeps = Pick<Deps, 'clock' | 'jobs' | 'origin' | 'deskEmail'>

type Restricted = {
  storeId: string
  restriction: About['RESTRICTION']
  /** Of a pause: its end, and what buyers read of it. */
  endsAt?: Date | null
  textDe?: string
  textEn?: string
}

/**
 * Tells a store of a restriction, with the reason and how to object, or that it is over: in bell and mail, in the transaction
 * that makes it so (Regulation (EU) 2019/1150, Art. 4).
 */
export async function notifyRestriction(
  tx: Tx,
  deps: RestrictionDeps,
  { storeId, ...restricted }: Restricted,
): Promise<void> {
  const storeName = await findStoreName(tx, storeId)
  const { restriction: about } = restricted
  const isMoney = about.what === 'HELD' || about.what === 'RELEASED'
  await notifyStore(tx, deps, {
    kind: 'RESTRICTION',
    about,
    at: deps.clock.now(),
    storeId,
    right: isMoney ? 'finance' : 'store',
    mail: {
      id: `restriction-${newId()}`,
      write: ({ language }) => mailOf(deps, { ...restricted, storeName }, language),
    },
  })
}

type Written = Omit<Restricted, 'storeId'> & { storeName: string }

function mailOf(
  { origin, deskEmail }: RestrictionDeps,
  { restriction, storeName, ...pause }: Written,
  language: Language,
) {
  const { what, reason } = restriction
  const { mails } = texts(language).operatedStores
  const { subject: subjectOf, body, end } = mails.restrictions[what]
  const subject = subjectOf(storeName)
  const { endsAt = null, textDe = '', textEn = '' } = pause
  const read = language === 'de' ? textDe : textEn
  const paragraphs = [
    mails.hello,
    body(endsAt && momentText(endsAt, language)),
    reason && mails.because(reason),
    read && mails.buyersRead(read),
    end,
  ].filter((paragraph) => paragraph !== '')
  const { supplierPayouts, supplierPause } = urls(language)
  const isMoney = what === 'HELD' || what === 'RELEASED'
  const button = { label: mails.button, url: origin + (isMoney ? supplierPayouts : supplierPause) }
  const reply = { to: deskEmail, answers: null, isByPerson: false }
  return { subject, ...mailLayout({ language, title: subject, paragraphs, button }), reply }
}
