import FileText from 'lucide-react/icons/file-text'
import type { SubOrder } from '../../contract/orders/orders.ts'
import { call } from '../platform/calls/call.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { saveFile } from '../platform/calls/save-file.ts'
import { useOrderTexts } from './texts.ts'

type DocumentLinkProps = { orderId: string; document: SubOrder['documents'][number] }

/** Saves a document. */
export function DocumentLink({ orderId, document: { type, number } }: DocumentLinkProps) {
  const t = useOrderTexts().detail
  const name = t.document(t.documentTypes[type], number)
  const load = useWrite({
    mutationFn: async () => {
      const ordersApi = await import('../../contract/orders/orders.ts')
      saveFile(await call(ordersApi.readDocument, { id: orderId, number }), `${name}.pdf`)
    },
  })
  return (
    <button
      type="button"
      aria-busy={load.isPending || undefined}
      onClick={() => load.mutate()}
      className="inline-flex min-h-10 items-center gap-2 text-left font-medium text-brand underline underline-offset-2"
    >
      <FileText aria-hidden="true" />
      {name}
    </button>
  )
}
