/** Limits of the backend. bcrypt would silently truncate longer passwords. */
const least = 8;
const maxBytes = 72;

interface NewPassword {
  password: string;
  again: string;
}

/** Validation errors of a new password by field, in Spanish. */
export function checkNewPassword({ password, again }: NewPassword): Partial<NewPassword> {
  const found: Partial<NewPassword> = {};
  if (!password) found.password = "Escribe una contraseña nueva";
  else if (password.length < least) found.password = `Al menos ${least} caracteres`;
  else if (new TextEncoder().encode(password).length > maxBytes)
    found.password = `Como máximo ${maxBytes} caracteres; las letras con acento cuentan doble`;
  if (!again) found.again = "Escribe la contraseña otra vez";
  else if (again !== password && !found.password)
    found.again = "Las dos contraseñas no son iguales";
  return found;
}
