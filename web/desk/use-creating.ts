import { useState } from 'react'
import { useListAddress } from './list/list-address.ts'

/** The search parameter by which other pages lead to the dialog that creates something here. */
export const CREATING = 'new'

/** Whether that dialog is open: by a button of the page, or because a link led to it. */
export function useCreating() {
  const { search, set } = useListAddress()
  const [isPressed, setPressed] = useState(false)
  const isLinked = search.has(CREATING)
  const setOpen = (isOpen: boolean) => {
    setPressed(isOpen)
    if (!isOpen && isLinked) set({ [CREATING]: null }, { isSamePage: true })
  }
  return [isPressed || isLinked, setOpen] as const
}
