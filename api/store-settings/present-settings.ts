import type { OutputOf } from '../../contract/platform/endpoint.ts'
import { eurosOf } from '../../contract/platform/money.ts'
import type * as settingsApi from '../../contract/store-settings.ts'
import type { StoreLegal, StoreTerms } from '../../contract/store-settings.ts'
import type { Seller } from '../../contract/trade/seller.ts'
import type { Caller } from '../http/caller.ts'
import { countUpTo } from '../http/cursor.ts'
import type { Deps } from '../platform/deps.ts'
import { findPauses } from '../stores/pause.ts'
import { findSettings, type StoreSettings, type TermsCents } from '../stores/write-settings.ts'
import { textOf } from './description.ts'

export async function readSettings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account: { storeId } }: Caller<'supplier'>,
): Promise<OutputOf<typeof settingsApi.read>> {
  const now = clock.now()
  const [settings, openCarts, pauses] = await Promise.all([
    findSettings(db, storeId),
    countUpTo(
      db,
      db`select distinct c.buyer_id from cart_item c join product p on p.sku_id = c.sku_id where p.store_id = ${storeId}`,
    ),
    findPauses(db, storeId, now),
  ])
  const lasting = pauses.filter(({ pausedBy, startsAt }) => pausedBy !== 'STORE' && startsAt <= now)
  const stop = lasting.find(({ pausedBy }) => pausedBy === 'OPERATOR')
  const { profile, terms, partVersions, storeName, slug } = settings
  const { descriptionDe, descriptionEn } = profile
  const texts = { descriptionDe: textOf(descriptionDe), descriptionEn: textOf(descriptionEn) }
  return {
    storeName,
    storeUrl: settings.isInSetUp ? null : `/stores/${slug}`,
    profile: { ...profile, ...texts, version: partVersions.profile ?? 0 },
    terms: { ...termsOf(terms), version: partVersions.terms ?? 0 },
    legal: { ...legalOf(settings), version: partVersions.legal ?? 0 },
    openCarts,
    autoConfirm: settings.autoConfirm,
    pause: pauses.find(({ pausedBy }) => pausedBy === 'STORE') ?? null,
    isStopped: lasting.length > 0,
    stop: stop ? { reason: stop.isDisclosed ? stop.reason : null, since: stop.startsAt, until: stop.endsAt } : null,
  }
}

function termsOf({ minimumOrderCents, shippingFeeCents, shippingFreeFromCents, ...rest }: TermsCents): StoreTerms {
  return {
    ...rest,
    minimumOrder: eurosOf(minimumOrderCents),
    shippingFee: eurosOf(shippingFeeCents),
    freeFrom: shippingFreeFromCents === null ? null : eurosOf(shippingFreeFromCents),
  }
}

export function termsCentsOf({ minimumOrder, shippingFee, freeFrom, ...rest }: StoreTerms): TermsCents {
  return {
    ...rest,
    minimumOrderCents: centsOf(minimumOrder),
    shippingFeeCents: centsOf(shippingFee),
    shippingFreeFromCents: freeFrom === null ? null : centsOf(freeFrom),
  }
}

const centsOf = (euros: number) => Math.round(euros * 100)

/** Stores of before may lack some of it. */
export function legalOf({ legal, lucid, lucidUntil, gpsr, establishments }: StoreSettings): Partial<StoreLegal> {
  const { companyName, legalForm, street, streetNumber, postalCode, cityName, vatId, taxNumber } = legal
  const { registerCourt, registerNumber, managers, contactName, contactPhone, email, isSmallBusiness } = legal
  return {
    companyName,
    legalForm,
    street,
    streetNumber,
    postalCode,
    cityName,
    vatId,
    taxNumber,
    registerCourt,
    registerNumber,
    managers,
    contactName,
    contactPhone,
    email,
    isSmallBusiness,
    lucid: lucid ?? '',
    lucidUntil,
    gpsrName: gpsr?.name ?? '',
    gpsrAddress: gpsr?.address ?? '',
    gpsrEmail: gpsr?.email ?? '',
    establishments,
  }
}

/** Who sells after the change, with what is no part of it as it was. */
export function sellerOf(
  before: Pick<StoreSettings, 'legal' | 'establishments'>,
  { lucid, lucidUntil, gpsrName, gpsrAddress, gpsrEmail, establishments = before.establishments, ...typed }: StoreLegal,
) {
  const { iban = '', bic = '', accountHolder = '', creditorId = '', gln = '' } = before.legal
  const seller: Seller = { ...typed, iban, bic, accountHolder, creditorId, gln }
  const gpsr = gpsrName ? { name: gpsrName, address: gpsrAddress, email: gpsrEmail } : null
  return { seller, lucid: lucid || null, lucidUntil, gpsr, establishments }
}
