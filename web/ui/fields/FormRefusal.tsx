import CircleAlert from 'lucide-react/icons/circle-alert'

/** Why a form as a whole was refused; read out when it appears. */
export function FormRefusal({ text }: { text: string | null }) {
  return (
    <div role="alert" className="empty:absolute">
      {text && (
        <p className="flex items-center gap-2.5 rounded-md bg-danger-soft px-4 py-3 text-danger">
          <CircleAlert className="size-5 flex-none" aria-hidden />
          {text}
        </p>
      )}
    </div>
  )
}
