import Download from 'lucide-react/icons/download'
import { saveFile } from '../platform/calls/save-file.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { Button } from '../ui/Button.tsx'
import { useGoodsInTexts } from './texts.ts'

type Format = 'pdf' | 'csv'
type SaveRecordsProps = {
  /** What the file is of, for its name. */
  of: string
  /** Undefined where nothing can be read yet. */
  read: (format: Format) => Promise<Blob | undefined> | undefined
}

/** Saves the HACCP record as a PDF or a table. */
export function SaveRecords({ of, read }: SaveRecordsProps) {
  const t = useGoodsInTexts()
  const save = useWrite({
    mutationFn: async (format: Format) => {
      const file = await read(format)
      if (file) saveFile(file, `${t.fileName(of)}.${format}`)
    },
  })
  const button = (format: Format, label: string) => (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download />}
      isLoading={save.isPending && save.variables === format}
      onClick={() => save.mutate(format)}
    >
      {label}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-3">
      {button('pdf', t.savePdf)}
      {button('csv', t.saveCsv)}
    </div>
  )
}
