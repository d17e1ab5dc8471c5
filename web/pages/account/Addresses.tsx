import MapPin from 'lucide-react/icons/map-pin'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Address } from '../../../contract/account.ts'
import { AddressCard } from '../../account/addresses/AddressCard.tsx'
import { AddressDialog } from '../../account/addresses/AddressDialog.tsx'
import { useAddresses, useDeleteAddress, useSelectAddress } from '../../account/addresses/addresses.ts'
import { Head } from '../../ui/Head.tsx'
import { paths } from '../../paths.ts'
import { showToast } from '../../platform/toasts.ts'
import { useAccountTexts } from '../../account/account-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/windows/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'

const grid = 'mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

export function Component() {
  const t = useAccountTexts()
  const addresses = useAddresses()
  const [editing, setEditing] = useState<Address | 'new' | null>(null)
  return (
    <div className="shell py-8">
      <Head title={t.addressesTitle} path={paths.addresses()} isNoindex />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageTitle>{t.addressesTitle}</PageTitle>
          <p className="mt-2 text-ink-2">{t.addressesLead}</p>
        </div>
        <Button icon={<Plus />} onClick={() => setEditing('new')}>
          {t.addAddress}
        </Button>
      </div>
      <QueryView
        read={addresses}
        failed={{ title: t.addressesFailed, icon: <MapPin /> }}
        coming={
          <div className={grid}>
            {[1, 2, 3].map((key) => (
              <Skeleton key={key} className="h-48 rounded-lg" />
            ))}
          </div>
        }
      >
        {(data) =>
          data.length === 0 ? (
            <EmptyState icon={<MapPin />} title={t.noAddressesTitle} text={t.noAddressesText} />
          ) : (
            <div className={grid}>
              {data.map((address) => (
                <EditableAddress key={address.id} address={address} onEdit={() => setEditing(address)} />
              ))}
            </div>
          )
        }
      </QueryView>
      {editing && (
        <AddressDialog
          address={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(null)}
          onSaved={() => showToast('success', t.addressSaved)}
        />
      )}
    </div>
  )
}

function EditableAddress({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const t = useAccountTexts()
  const [isAsking, setAsking] = useState(false)
  const select = useSelectAddress()
  const remove = useDeleteAddress()
  return (
    <AddressCard address={address}>
      <Button variant="secondary" size="sm" onClick={onEdit}>
        {t.edit}
      </Button>
      {!address.selected && (
        <Button variant="secondary" size="sm" isLoading={select.isPending} onClick={() => select.mutate(address)}>
          {t.select}
        </Button>
      )}
      <Button variant="quiet" size="sm" isLoading={remove.isPending} onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.deleteAddressTitle}
          text={t.deleteAddressText}
          confirm={t.remove}
          onClose={() => setAsking(false)}
          onConfirm={() => remove.mutate(address.id, { onSuccess: () => showToast('success', t.addressDeleted) })}
        />
      )}
    </AddressCard>
  )
}
