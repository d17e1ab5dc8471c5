import type { ReactNode, SyntheticEvent } from 'react'
import { FormRefusal } from './FormRefusal.tsx'

type CallFormProps = {
  /** What `useCallForm` returns. */
  form: { submit: (event: SyntheticEvent) => void; refusal: string | null }
  /** What stands above a refusal. */
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** The form of one call; why it was refused as a whole stands above its fields. */
export function CallForm({ form, lead, className = 'grid gap-4', children }: CallFormProps) {
  return (
    <form method="post" onSubmit={form.submit} noValidate className={className}>
      {lead}
      <FormRefusal text={form.refusal} />
      {children}
    </form>
  )
}
