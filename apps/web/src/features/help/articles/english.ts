/** The articles in English, by file. */
export const english = import.meta.glob<string>('./en/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
