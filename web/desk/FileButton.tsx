import Upload from 'lucide-react/icons/upload'
import { useRef } from 'react'
import { Button } from '../ui/Button.tsx'

type FileButtonProps = {
  label: string
  accept: string
  write: { mutate: (file: File) => void; isPending: boolean; error: Error | null }
}

/** Sends one file; why it is refused stands below. */
export function FileButton({ label, accept, write: { mutate, isPending, error } }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid justify-items-end gap-1">
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) mutate(file)
          target.value = ''
        }}
      />
      <Button size="sm" icon={<Upload />} isLoading={isPending} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {error && (
        <p role="alert" className="max-w-96 text-small font-medium text-danger">
          {error.message}
        </p>
      )}
    </div>
  )
}
