import type { StaffRole } from '../../../contract/rights.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { rolesOfSide, useStaffRoleNames, type StaffSide } from './staff.ts'
import { useStaffTexts } from './texts.ts'

type RoleBoxesProps = {
  side: StaffSide
  value: StaffRole[]
  error: string | undefined
  onChange: (roles: StaffRole[]) => void
}

/** The roles of a team, each with what it may; several may be chosen, and one has to be. */
export function RoleBoxes({ side, value, error, onChange }: RoleBoxesProps) {
  const t = useStaffTexts()
  const names = useStaffRoleNames(side)
  const offered = rolesOfSide[side]
  const toggle = (role: StaffRole) =>
    onChange(offered.filter((each) => (each === role ? !value.includes(role) : value.includes(each))))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-small font-semibold">{t.rolesLabel}</legend>
      {offered.map((role) => (
        <Checkbox
          key={role}
          checked={value.includes(role)}
          onChange={() => toggle(role)}
          label={
            <>
              <b className="font-semibold">{names[role]}</b>{' '}
              <span className="text-ink-2">{t.roleHints[side][role]}</span>
            </>
          }
        />
      ))}
      {error && (
        <p role="alert" className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
