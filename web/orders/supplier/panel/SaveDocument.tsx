import FileText from 'lucide-react/icons/file-text'
import * as supplierOrdersApi from '../../../../contract/orders/supplier-orders.ts'
import type { SupplierOrder } from '../../../../contract/orders/supplier-orders.ts'
import { call } from '../../../platform/calls/call.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { saveFile } from '../../../platform/calls/save-file.ts'
import { useOrderTexts } from '../../texts.ts'

type SaveDocumentProps = { subOrderNumber: string; document: SupplierOrder['subOrder']['documents'][number] }

/** Saves a document that the store has issued. */
export function SaveDocument({ subOrderNumber, document: { type, number } }: SaveDocumentProps) {
  const t = useOrderTexts().detail
  const name = t.document(t.documentTypes[type], number)
  const load = useWrite({
    mutationFn: async () =>
      saveFile(await call(supplierOrdersApi.readDocument, { subOrderNumber, number }), `${name}.pdf`),
  })
  return (
    <button
      type="button"
      aria-busy={load.isPending || undefined}
      onClick={() => load.mutate()}
      className="mt-1 flex min-h-9 items-center gap-2 text-left text-small font-medium text-brand underline underline-offset-2"
    >
      <FileText className="size-4" />
      {name}
    </button>
  )
}
