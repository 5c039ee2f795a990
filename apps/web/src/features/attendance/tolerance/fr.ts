export const fr = {
  open: 'Tolérance',
  title: 'Tolérance sur les heures',
  context:
    'Ce qu’un Sider déclare à quelques minutes du planning s’accepte en un geste, avec ce qui est conforme. Les heures retenues sont toujours celles qu’il déclare, jamais plus\u202f; une pause plus courte que prévu reste un écart.',
  start: 'Au début, en minutes',
  end: 'À la fin, en minutes',
  help: 'De 0 à {{most}}. Zéro\u202f: à la minute près.',
  done: 'Tolérance enregistrée.',
}
