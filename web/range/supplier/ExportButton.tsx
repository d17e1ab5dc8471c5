import Download from 'lucide-react/icons/download'
import type { Run } from '../../../contract/desk/runs.ts'
import * as listApi from '../../../contract/range/list.ts'
import { useListAddress } from '../../desk/list/list-address.ts'
import { call } from '../../platform/calls/call.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useRangeTexts } from '../texts.ts'
import { filterOf } from './queries.ts'

/** Has exactly this view written as a file. */
export function ExportButton({ onRun }: { onRun: (run: Run) => void }) {
  const t = useRangeTexts()
  const { search } = useListAddress()
  const write = useWrite({
    mutationFn: () => call(listApi.exportRows, filterOf(search)),
    onSuccess: onRun,
  })
  return (
    <button
      type="button"
      className="desk-button"
      aria-busy={write.isPending || undefined}
      onClick={() => write.mutate()}
    >
      <Download />
      {t.exportCsv}
    </button>
  )
}
