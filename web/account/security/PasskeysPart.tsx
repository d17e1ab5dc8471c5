import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import type { Passkey } from '../../../contract/security/passkeys.ts'
import { dateText, momentText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ConfirmDialog } from '../../ui/windows/ConfirmDialog.tsx'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { usePasskeys, useRemovePasskey } from './passkeys.ts'
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx'
import { useSecurityTexts } from './security-texts.ts'

/** The passkeys of an account: add, rename, remove. */
export function PasskeysPart() {
  const t = useSecurityTexts().passkeys
  const passkeys = usePasskeys()
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" className="text-xl">
        {t.title}
      </h2>
      <p className="mt-1 max-w-[62ch] text-medium text-ink-2">{t.lead}</p>
      <QueryView read={passkeys} failed={{ title: t.failed }} coming={<Skeleton className="mt-4 h-24 rounded-lg" />}>
        {(all) => (
          <>
            {all.length > 0 && (
              <ul className="mt-4 divide-y divide-line rounded-lg bg-surface hairline">
                {all.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )}
            <Button className="mt-4" onClick={() => setAdding(true)}>
              {t.add}
            </Button>
          </>
        )}
      </QueryView>
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
    </section>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, createdAt, lastUsedAt } = passkey
  const t = useSecurityTexts().passkeys
  const language = useLanguage()
  const remove = useRemovePasskey()
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const close = () => setOpen(null)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <KeyRound className="size-5 shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-2">
          {t.used(dateText(createdAt, language), lastUsedAt && momentText(lastUsedAt, language))}
        </p>
      </div>
      <Button variant="secondary" size="sm" aria-label={t.renameNamed(name)} onClick={() => setOpen('rename')}>
        {t.rename}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t.removeNamed(name)}
        isLoading={remove.isPending}
        onClick={() => setOpen('remove')}
      >
        {t.remove}
      </Button>
      {open === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={t.removeTitle}
          text={t.removeText}
          confirm={t.remove}
          onConfirm={() => remove.mutate(id)}
          onClose={close}
        />
      )}
    </li>
  )
}
