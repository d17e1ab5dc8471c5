import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as importsApi from '../../../contract/import/imports.ts'
import type { Import } from '../../../contract/import/imports.ts'
import { call } from '../../platform/calls/call.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/windows/ConfirmDialog.tsx'
import { importsKey } from './queries.ts'
import { useImportTexts } from './texts.ts'

const beforeItCounts: readonly Import['state'][] = ['COLUMNS', 'READING', 'COMPARED']

/** Gives up what does not count yet. */
export function Cancel({ run: { id, state } }: { run: Import }) {
  const t = useImportTexts()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const cancel = useWrite({
    mutationFn: () => call(importsApi.cancel, { id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey }),
  })
  if (!beforeItCounts.includes(state)) return null
  return (
    <>
      <Button size="sm" variant="quiet" isLoading={cancel.isPending} onClick={() => setAsking(true)}>
        {t.cancel}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.cancelTitle}
          text={t.cancelText}
          confirm={t.cancel}
          onConfirm={() => cancel.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
