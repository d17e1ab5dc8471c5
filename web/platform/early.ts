// Loaded as a classic script in the head, so that a dark page never flashes light and a buyer never sees what only
// visitors need (`visitor-only` in app.css). Imports nothing.
;(() => {
  const { dataset } = document.documentElement
  // The storage may refuse (storage.ts), the access to it alike.
  const read = (area: () => Storage, key: string) => {
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  }
  const choice = read(() => localStorage, 'theme')
  if (choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches))
    dataset.theme = 'dark'
  const token = read(() => sessionStorage, 'Authorization') ?? read(() => localStorage, 'Authorization')
  if (token) dataset.viewer = 'buyer'
})()
