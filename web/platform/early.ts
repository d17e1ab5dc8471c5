// Loaded as a classic script in the head, so that a dark page never flashes light and a buyer never sees what only
// visitors need (`visitor-only` in app.css). Imports nothing.
;(() => {
  const choice = localStorage.getItem('theme')
  const { dataset } = document.documentElement
  if (choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches))
    dataset.theme = 'dark'
  if (sessionStorage.getItem('Authorization') ?? localStorage.getItem('Authorization')) dataset.viewer = 'buyer'
})()
