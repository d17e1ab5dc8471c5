import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { berlinDay } from '../../contract/platform/values.ts'
import * as profileApi from '../../contract/profile.ts'
import { call } from '../platform/calls/call.ts'
import { saveFile } from '../platform/calls/save-file.ts'
import { showToast } from '../platform/toasts.ts'
import { useSession } from '../platform/viewer/use-session.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { Button } from '../ui/Button.tsx'
import { useAreaTexts } from './area-texts.ts'
import { EraseDialog } from './EraseDialog.tsx'

/** The buyer's own data: take it along, or have it deleted (Art. 15, 17 and 20 GDPR). */
export function PrivacyPart() {
  const t = useAreaTexts().privacy
  const [isErasing, setErasing] = useState(false)
  const exporting = useWrite({
    mutationFn: () => call(profileApi.exportAccount, {}),
    onSuccess(account) {
      const content = JSON.stringify(account, null, 2)
      saveFile(new Blob([content], { type: 'application/json' }), `tresen-${berlinDay(account.exportedAt)}.json`)
      showToast('success', t.exported)
    },
  })
  const isImpersonated = useSession().user?.isImpersonated ?? false
  return (
    <section className="mt-12 border-t border-line pt-9">
      <h2 className="text-xl">{t.title}</h2>
      {isImpersonated ? (
        <p className="mt-3 text-ink-2">{t.impersonated}</p>
      ) : (
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <Choice title={t.exportTitle} text={t.exportText}>
            <Button
              variant="secondary"
              icon={<Download />}
              isLoading={exporting.isPending}
              onClick={() => exporting.mutate()}
            >
              {t.export}
            </Button>
          </Choice>
          <Choice title={t.eraseTitle} text={t.eraseText}>
            <Button variant="danger" icon={<Trash2 />} onClick={() => setErasing(true)}>
              {t.erase}
            </Button>
          </Choice>
        </div>
      )}
      {isErasing && <EraseDialog onClose={() => setErasing(false)} />}
    </section>
  )
}

function Choice({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <div className="grid content-between justify-items-start gap-4 rounded-lg bg-surface p-5 hairline">
      <div>
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        <p className="mt-1 text-medium text-ink-2 text-pretty">{text}</p>
      </div>
      {children}
    </div>
  )
}
