import { useState } from 'react'
import type { Address } from '../../../contract/account.ts'
import { useAccountTexts } from '../account-texts.ts'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { AddressForm } from './AddressForm.tsx'

type AddressDialogProps = { address?: Address | undefined; onClose: () => void; onSaved: (address: Address) => void }

/** Add or change an address; closes after saving (specification section 4). */
export function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const t = useAccountTexts()
  const [hasUnsaved, setUnsaved] = useState(false)
  return (
    <Dialog title={address ? t.editAddress : t.addAddress} onClose={onClose} hasUnsaved={hasUnsaved} size="lg">
      <AddressForm
        address={address}
        onCancel={onClose}
        onDirty={setUnsaved}
        onSaved={(saved) => {
          onSaved(saved)
          onClose()
        }}
      />
    </Dialog>
  )
}
