import { TextField } from '../../ui/fields/TextField.tsx'

type BerlinFieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  /** '2026-12-01T09:30', or '' for none. */
  value: string
  onChange: (minute: string) => void
}

/** A minute as the clocks in Germany show it, wherever the browser stands. */
export const BerlinField = ({ onChange, ...field }: BerlinFieldProps) => (
  <TextField {...field} type="datetime-local" onChange={(event) => onChange(event.target.value.slice(0, 16))} />
)
