/** The `ref` of the control at which a screen or a form begins: it takes the focus when it comes. */
export function takeFocus(control: HTMLElement | null): void {
  control?.focus()
}
