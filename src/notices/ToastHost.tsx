import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Snackbar from '@mui/material/Snackbar';
import { useTexts } from '#src/texts/texts.ts';
import { notices, type Toast } from './noticeStore.ts';

/** Success goes by itself; a failure stays until it is read and closed (look: destructive toasts have no timeout). */
const SUCCESS_SHOWN_FOR = 6000;

/** The newest toast. Loaded with the first one that is shown. */
export function ToastHost({ toasts }: { toasts: readonly Toast[] }) {
  const text = useTexts();
  const toast = toasts.at(-1);
  if (!toast) return null;
  const isError = toast.severity === 'error';
  const close = () => notices.dismiss(toast.id);
  return (
    <Snackbar
      key={toast.id}
      open
      autoHideDuration={isError ? null : SUCCESS_SHOWN_FOR}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') close();
      }}
    >
      <Alert
        variant="filled"
        severity={toast.severity}
        role={isError ? 'alert' : 'status'}
        onClose={close}
        slotProps={{ closeButton: { 'aria-label': text('toast.dismiss') } }}
      >
        <AlertTitle>{toast.title}</AlertTitle>
        {toast.body}
      </Alert>
    </Snackbar>
  );
}
