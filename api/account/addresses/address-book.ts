import type { Address } from '../../../contract/account.ts'
import { countryOf, isPostalCode } from '../../../contract/platform/countries.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { inTransactionOnce, type KeyedCall } from '../../http/idempotency.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction, type Db, type Tx } from '../../platform/db.ts'
import {
  deleteAddress,
  findAddresses,
  insertAddress,
  lockAddressBook,
  selectNewestAddress,
  unselectAddresses,
  updateAddress,
} from './address-queries.ts'
import { countrySentence, refuseFields } from '../profile/field-errors.ts'

/** All of them are read with every cart and order. */
const MOST_ADDRESSES = 100

type Owner = { buyerId: string; language: Language; keyed?: KeyedCall | undefined }

/**
 * While a buyer has addresses, exactly one of them is selected: saving a selected one clears the others, the first is
 * selected whatever was asked for, and the selected one is left only by selecting another.
 */
export async function addToAddressBook(db: Db, owner: Owner, address: Address): Promise<Address> {
  const { buyerId, keyed } = owner
  checkFields(address, owner.language)
  return inTransactionOnce(db, keyed, {
    async work(tx) {
      await lockAddressBook(tx, buyerId)
      const addresses = await findAddresses(tx, buyerId)
      if (addresses.length >= MOST_ADDRESSES)
        throw Problem.of('LIMIT_REACHED', { what: 'ADDRESSES', most: MOST_ADDRESSES })
      const selected = address.selected || addresses.length === 0
      if (selected) await unselectAddresses(tx, buyerId)
      return insertAddress(tx, buyerId, { ...address, selected })
    },
    resultOf: ({ id }) => id,
    async again(made) {
      const known = (await findAddresses(db, buyerId)).find(({ id }) => id === made)
      if (!known) throw Problem.of('NOT_FOUND')
      return known
    },
  })
}

/** NOT_FOUND also for an address of somebody else. */
export async function changeAddress(db: Db, owner: Owner, address: Address): Promise<Address> {
  checkFields(address, owner.language)
  return changeAddressBook(db, owner.buyerId, async (tx, addresses) => {
    const before = addresses.find(({ id }) => id === address.id)
    if (!before) throw Problem.of('NOT_FOUND')
    const selected = address.selected || before.selected
    if (selected) await unselectAddresses(tx, owner.buyerId)
    const changed = await updateAddress(tx, owner.buyerId, { ...address, selected })
    return changed ?? before
  })
}

/** After the selected address the newest one left is selected. NOT_FOUND also for an address of somebody else. */
export async function removeFromAddressBook(db: Db, buyerId: string, id: string): Promise<void> {
  await changeAddressBook(db, buyerId, async (tx) => {
    const wasSelected = await deleteAddress(tx, buyerId, id)
    if (wasSelected === undefined) throw Problem.of('NOT_FOUND')
    if (wasSelected) await selectNewestAddress(tx, buyerId)
  })
}

function changeAddressBook<T>(db: Db, buyerId: string, change: (tx: Tx, addresses: Address[]) => Promise<T>) {
  return inTransaction(db, async (tx) => {
    await lockAddressBook(tx, buyerId)
    return change(tx, await findAddresses(tx, buyerId))
  })
}

function checkFields({ countryId, postalCode }: Address, language: Language) {
  refuseFields({
    countryId: countrySentence(countryId, language),
    postalCode:
      !countryOf(countryId) || isPostalCode(postalCode, countryId) ? null : texts(language).account.replies.postalCode,
  })
}
