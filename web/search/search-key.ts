import { isTyping } from '../platform/focus/is-typing.ts'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>

/** '/' leads to the search, but where it is a letter and with another key of a command; German keyboards have it on Shift. */
export const isSearchKey = (event: Key): boolean =>
  event.key === '/' &&
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
