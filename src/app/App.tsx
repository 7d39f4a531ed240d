import { Route, Routes } from 'react-router-dom';
import { HomePage } from '#src/features/home/HomePage.tsx';

export function App() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
    </Routes>
  );
}
