import type { ComponentProps } from 'react'
import { TextField } from '../../ui/fields/TextField.tsx'

/** A code of an authenticator app or a recovery code; browsers offer the one they have received. */
export const CodeField = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={40} />
)
